// The part of the settings that says what Weekloom is and holds.
import type * as en from '../../en/window/about.ts'

export const about: typeof en.about = {
  version: (version, license) => `Weekloom ${version}，许可证 ${license}`,
  offline: '不用联网就能使用，也不会向任何人报告。',
  packages: '所用的软件包',
  packagesHint: '点开一行可以阅读它的许可证。桌面应用还包含 Electron，它的许可证放在程序旁边。',
}
