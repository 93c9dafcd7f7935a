import { configure } from '@testing-library/react'

// Generous time limits for busy machines.
configure({ asyncUtilTimeout: 30_000 })
