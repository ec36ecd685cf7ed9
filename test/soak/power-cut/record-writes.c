/* Records what a process writes below one folder, in order: bytes, lengths, names, and what was made durable.
   Loaded with LD_PRELOAD; WEEKLOOM_RECORD_FOLDER names the folder, WEEKLOOM_RECORD_LOG the record. Linux with glibc.
   A record is a line "OPERATION NUMBERS PATH[\tPATH]\n", followed by its bytes where it has a length of them. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#define MOST_FILES 4096

static char *paths[MOST_FILES];
static const char *folder;
static int record = -1;

static void closed(int fd) {
  if (fd < 0 || fd >= MOST_FILES) return;
  free(paths[fd]);
  paths[fd] = NULL;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

__attribute__((constructor)) static void begin(void) {
  folder = getenv("WEEKLOOM_RECORD_FOLDER");
  const char *file = getenv("WEEKLOOM_RECORD_LOG");
  if (folder && file) record = REAL(open)(file, O_WRONLY | O_CREAT | O_APPEND, 0600);
}

static int is_ours(const char *path) {
  return record >= 0 && path && strncmp(path, folder, strlen(folder)) == 0;
}

static const char *path_of(int fd) { return fd >= 0 && fd < MOST_FILES ? paths[fd] : NULL; }

/* In one call, so that what other processes and threads say does not come between. */
static void say(const char *line, const void *bytes, size_t length) {
  struct iovec parts[2] = {{(void *)line, strlen(line)}, {(void *)bytes, length}};
  if (REAL(writev)(record, parts, 2) != (ssize_t)(strlen(line) + length)) abort();
}

static void say_write(const char *path, long offset, const void *bytes, size_t length) {
  char line[8192];
  snprintf(line, sizeof line, "write %ld %zu %s\n", offset, length, path);
  say(line, bytes, length);
}

static void say_path(const char *what, long number, const char *path) {
  char line[8192];
  snprintf(line, sizeof line, "%s %ld 0 %s\n", what, number, path);
  say(line, NULL, 0);
}

static int opened(int fd, const char *path, int flags, int existed) {
  if (fd < 0 || fd >= MOST_FILES || !is_ours(path)) return fd;
  free(paths[fd]);
  paths[fd] = strdup(path);
  if (!existed) say_path("create", 0, path);
  else if (flags & O_TRUNC) say_path("truncate", 0, path);
  return fd;
}

static int exists(const char *path) {
  struct stat found;
  return is_ours(path) && stat(path, &found) == 0;
}

#define OPEN(name)                                                        \
  int name(const char *path, int flags, ...) {                            \
    va_list rest;                                                         \
    va_start(rest, flags);                                                \
    mode_t mode = (flags & O_CREAT) ? va_arg(rest, mode_t) : 0;           \
    va_end(rest);                                                         \
    int existed = exists(path);                                           \
    return opened(REAL(name)(path, flags, mode), path, flags, existed);   \
  }
OPEN(open)
OPEN(open64)

#define PWRITE(name, offset_type)                                                   \
  ssize_t name(int fd, const void *bytes, size_t length, offset_type offset) {      \
    ssize_t wrote = REAL(name)(fd, bytes, length, offset);                          \
    if (wrote > 0 && path_of(fd)) say_write(path_of(fd), offset, bytes, wrote);     \
    return wrote;                                                                   \
  }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

ssize_t write(int fd, const void *bytes, size_t length) {
  long offset = path_of(fd) ? lseek(fd, 0, SEEK_CUR) : 0;
  ssize_t wrote = REAL(write)(fd, bytes, length);
  if (wrote > 0 && path_of(fd)) say_write(path_of(fd), offset, bytes, wrote);
  return wrote;
}

ssize_t writev(int fd, const struct iovec *parts, int count) {
  if (!path_of(fd)) return REAL(writev)(fd, parts, count);
  ssize_t sum = 0;
  for (int part = 0; part < count; part += 1) {
    ssize_t wrote = write(fd, parts[part].iov_base, parts[part].iov_len);
    if (wrote < 0) return sum > 0 ? sum : wrote;
    sum += wrote;
    if ((size_t)wrote < parts[part].iov_len) break;
  }
  return sum;
}

/* Node copies files within the kernel, where nothing could be seen: here it has to go through `write`. */
#define SENDFILE(name, offset_type)                                                    \
  ssize_t name(int to, int from, offset_type *offset, size_t length) {                 \
    if (!path_of(to)) return REAL(name)(to, from, offset, length);                     \
    char part[65536];                                                                  \
    if (length > sizeof part) length = sizeof part;                                    \
    ssize_t got = offset ? pread(from, part, length, *offset) : read(from, part, length); \
    if (got <= 0) return got;                                                          \
    ssize_t wrote = write(to, part, got);                                              \
    if (wrote > 0 && offset) *offset += wrote;                                         \
    return wrote;                                                                      \
  }
SENDFILE(sendfile, off_t)
SENDFILE(sendfile64, off64_t)

long syscall(long number, ...) {
  va_list rest;
  va_start(rest, number);
  long given[6];
  for (int each = 0; each < 6; each += 1) given[each] = va_arg(rest, long);
  va_end(rest);
  if (number == SYS_copy_file_range && path_of((int)given[2])) {
    errno = EXDEV;
    return -1;
  }
  // So does libuv.
  if (number == SYS_close) closed((int)given[0]);
  return REAL(syscall)(number, given[0], given[1], given[2], given[3], given[4], given[5]);
}

#define TRUNCATE(name, offset_type)                                       \
  int name(int fd, offset_type length) {                                  \
    int done = REAL(name)(fd, length);                                    \
    if (done == 0 && path_of(fd)) say_path("truncate", length, path_of(fd)); \
    return done;                                                          \
  }
TRUNCATE(ftruncate, off_t)
TRUNCATE(ftruncate64, off64_t)

#define SYNC(name)                                              \
  int name(int fd) {                                            \
    int done = REAL(name)(fd);                                  \
    if (done == 0 && path_of(fd)) say_path("sync", 0, path_of(fd)); \
    return done;                                                \
  }
SYNC(fsync)
SYNC(fdatasync)

int unlink(const char *path) {
  int done = REAL(unlink)(path);
  if (done == 0 && is_ours(path)) say_path("remove", 0, path);
  return done;
}

int rename(const char *from, const char *to) {
  int done = REAL(rename)(from, to);
  if (done == 0 && is_ours(from)) {
    char line[16384];
    snprintf(line, sizeof line, "rename 0 0 %s\t%s\n", from, to);
    say(line, NULL, 0);
  }
  return done;
}

int mkdir(const char *path, mode_t mode) {
  int done = REAL(mkdir)(path, mode);
  if (done == 0 && is_ours(path)) say_path("folder", 0, path);
  return done;
}

int close(int fd) {
  closed(fd);
  return REAL(close)(fd);
}
