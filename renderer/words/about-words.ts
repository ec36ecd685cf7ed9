// The part of the settings that says what Weekloom is and holds.
import type { Words } from './words.ts'

export const aboutWords: Words<{
  version: (version: string, license: string) => string
  offline: string
  packages: string
  packagesHint: string
}> = {
  en: {
    version: (version, license) => `Weekloom ${version}, ${license}`,
    offline: 'It works offline, and nothing is reported to anyone.',
    packages: 'What it is made with',
    packagesHint:
      'Open a line to read its licence. The desktop app holds Electron too, whose licences lie beside its program.',
  },
  zh: {
    version: (version, license) => `Weekloom ${version}，许可证 ${license}`,
    offline: '不用联网就能使用，也不会向任何人报告。',
    packages: '所用的软件包',
    packagesHint: '点开一行可以阅读它的许可证。桌面应用还包含 Electron，它的许可证放在程序旁边。',
  },
}
