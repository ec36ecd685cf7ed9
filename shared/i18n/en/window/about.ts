// The part of the settings that says what Weekloom is and holds.

export const about = {
  version: (version: string, license: string) => `Weekloom ${version}, ${license}`,
  offline: 'It works offline, and nothing is reported to anyone.',
  packages: 'What it is made with',
  packagesHint:
    'Open a line to read its licence. The desktop app holds Electron too, whose licences lie beside its program.',
}
