// Starts the page: the client of the core, the stores, and React on top.
// Before any schema is made.
import '../shared/contract/parse-without-eval.ts'
import '@fontsource-variable/source-sans-3/wght.css'
import '@fontsource-variable/noto-sans-sc/wght.css'
import './theme/sheets.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { connectClient } from './client/connect-client.ts'
import { App } from './frame/app.tsx'
import { DeskContext } from './store/use-store.ts'
import { createDesk } from './store/desk.ts'

const desk = createDesk(connectClient(), navigator.language.startsWith('zh') ? 'zh' : 'en')
const root = document.querySelector('#root')
if (root === null) throw new Error('the page has no root element')
createRoot(root).render(
  <StrictMode>
    <DeskContext value={desk}>
      <App />
    </DeskContext>
  </StrictMode>,
)
