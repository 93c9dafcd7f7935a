import { CauseStory } from '../features/charity/cause-story.tsx'

export const OrphanagePage = () => <CauseStory cause="orphanage" />
