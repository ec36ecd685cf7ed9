// The style of the exported page: a column of days on a phone, seven beside one another on a screen, two columns on paper.

export const htmlStyle = `
:root {
  color-scheme: light dark;
  --paper: light-dark(oklch(0.988 0.005 90), oklch(0.215 0.006 80));
  --raised: light-dark(oklch(1 0 0), oklch(0.25 0.007 80));
  --ink: light-dark(oklch(0.25 0.014 70), oklch(0.93 0.008 85));
  --quiet: light-dark(oklch(0.47 0.014 70), oklch(0.74 0.01 85));
  --line: light-dark(oklch(0.87 0.011 83), oklch(0.36 0.01 80));
  --plain: light-dark(oklch(0.957 0.007 85), oklch(0.28 0.008 80));
  --plain-edge: light-dark(oklch(0.6 0.012 85), oklch(0.6 0.01 80));
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 1rem/1.45 system-ui, "Source Sans 3", "Noto Sans SC", "PingFang SC", "Microsoft YaHei", sans-serif;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
}
main { max-width: 100rem; margin: 0 auto; padding: 1rem; }
h1, h2, h3, p, ul { margin: 0; padding: 0; }
h1 { font-size: 1.5rem; line-height: 1.2; }
h2 { font-size: 1.125rem; margin: 1.75rem 0 0.5rem; }
h3 { font-size: 0.9375rem; }
ul { list-style: none; }
small, .about, .dates { color: var(--quiet); font-size: 0.875rem; }
h2 small, h3 small { font-weight: 400; }
nav { margin-top: 1rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.375rem; margin-top: 0.25rem; }
nav a {
  display: block;
  min-width: 2.75rem;
  padding: 0.5rem 0.625rem;
  border: 1px solid var(--line);
  border-radius: 0.5rem;
  color: inherit;
  text-align: center;
  text-decoration: none;
}
nav a:focus-visible { outline: 2px solid currentcolor; outline-offset: 2px; }
.list { display: grid; gap: 0.375rem; }
.row { display: flex; flex-wrap: wrap; gap: 0 0.625rem; padding: 0.25rem 0; border-bottom: 1px solid var(--line); }
.row time { min-width: 9rem; }
.courses { display: flex; flex-wrap: wrap; gap: 0.375rem; }
.course, .block {
  --fill: var(--plain);
  --edge: var(--plain-edge);
  padding: 0.375rem 0.625rem;
  border-left: 0.25rem solid var(--edge);
  border-radius: 0.375rem;
  background: var(--fill);
}
[style] {
  --fill: light-dark(oklch(0.95 0.026 var(--hue)), oklch(0.31 0.036 var(--hue)));
  --edge: light-dark(oklch(0.62 0.1 var(--hue)), oklch(0.68 0.09 var(--hue)));
}
.day { padding: 0.375rem 0; }
.day.empty { display: none; }
.day ul { display: grid; gap: 0.375rem; margin-top: 0.375rem; }
.block time { display: block; font-size: 0.875rem; }
.lesson { background: var(--raised); border: 1px solid var(--line); border-left: 0.25rem solid var(--edge); }
.exam { border: 2px solid var(--ink); border-left-width: 0.375rem; }
.guest { margin-left: 1rem; }
.tag {
  display: inline-block;
  padding: 0 0.375rem;
  border: 1px solid currentcolor;
  border-radius: 0.25rem;
  font-size: 0.75rem;
  line-height: 1.3;
}
.exam .tag, .row .exam-tag { background: var(--ink); color: var(--paper); border-color: var(--ink); }
.about { display: block; }
footer { margin-top: 2rem; }
@media screen and (min-width: 64rem) {
  main { padding: 1.5rem; }
  .days { display: grid; grid-template-columns: repeat(7, minmax(0, 1fr)); gap: 0.75rem; }
  .day, .day.empty { display: block; }
}
@media print {
  :root { color-scheme: light; --paper: #fff; font-size: 9.5pt; }
  @page { margin: 12mm; }
  main { padding: 0; max-width: none; }
  nav { display: none; }
  .days { columns: 2; column-gap: 6mm; }
  .day, .block, .row { break-inside: avoid; }
  h2, h3 { break-after: avoid; }
  .course, .block { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`
