// Defines the files that pages are drawn with: the name that the build gives each, and where its package has it.

export const drawingFiles = {
  'NotoSansSC-Regular.ttf': '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  'NotoSansSC-Bold.ttf': '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
  'NotoSansSC-LICENSE': '@expo-google-fonts/noto-sans-sc/LICENSE_FONT',
  'resvg.wasm': '@resvg/resvg-wasm/index_bg.wasm',
} as const

export type DrawingFile = keyof typeof drawingFiles
