import { globalStyle } from './global-style.ts'

const style = document.createElement('style')
style.textContent = globalStyle
document.head.prepend(style)
