// The page that the others' sizes are counted from: React, and nothing drawn with it.
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

const root = document.querySelector('#root')
if (root !== null) createRoot(root).render(createElement('p', null, 'bare'))
