// Tells the document which language and theme it is in, and whether courses wear patterns.
import { useEffect } from 'react'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { useMedia } from './use-media.ts'

const tags = { en: 'en', zh: 'zh-CN' } as const

export function useAppearance(): void {
  const { settings } = useDesk()
  const language = useStore(settings, (state) => state.language)
  const theme = useStore(settings, (state) => state.theme)
  useEffect(() => {
    document.documentElement.lang = tags[language]
    document.documentElement.dataset.theme = theme
  }, [language, theme])
  const isWished = useStore(settings, (state) => state.patterns)
  const isContrasty = useMedia('(prefers-contrast: more), (forced-colors: active)')
  useEffect(() => {
    document.documentElement.toggleAttribute('data-patterns', isWished || isContrasty)
  }, [isWished, isContrasty])
}
