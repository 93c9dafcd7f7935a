// Where a password is chosen, for the first time or anew: one script, as hardly anybody forgets one and all of them need the same.
export { AccountLinkPage } from './account-link-page.tsx'
export { ForgotPasswordPage } from './forgot-password-page.tsx'
export { SignUpPage } from './sign-up-page.tsx'
