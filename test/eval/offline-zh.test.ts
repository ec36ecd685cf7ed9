import { judgeLanguage } from './judge-language.ts'

judgeLanguage('zh')
