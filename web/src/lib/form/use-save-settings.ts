import { useState } from 'react'
import { refusalOf } from '../failure/refusal.ts'

/** Why settings were not saved. */
export type SettingsProblem = 'changed' | 'failed' | 'notAdmin'

interface SettingsVersion {
  /** Of the settings that stand in the form. */
  read: number
  /** Asks the shop for the one that is there now. */
  readNow: () => Promise<number | undefined>
}

/** Saves settings over those that were read; what somebody else has set meanwhile is replaced by a second saving only. */
export const useSaveSettings = ({ read, readNow }: SettingsVersion) => {
  const [version, setVersion] = useState(read)
  const note = (now: number | undefined) => {
    if (now !== undefined) setVersion(now)
  }

  /** @param save answers the version that the settings have then */
  return async (save: (expectedVersion: number) => Promise<number | undefined>): Promise<SettingsProblem | null> => {
    try {
      note(await save(version))
      return null
    } catch (error) {
      const code = refusalOf(error)?.code
      if (code === 'FORBIDDEN' || code === 'UNAUTHENTICATED') return 'notAdmin'
      if (code !== 'SETTINGS_CHANGED' && code !== 'LIMITS_CHANGED' && code !== 'DELIVERY_CHANGED') return 'failed'
      note(await readNow().catch(() => undefined))
      return 'changed'
    }
  }
}
