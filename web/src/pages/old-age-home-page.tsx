import { CauseStory } from '../features/charity/cause-story.tsx'

export const OldAgeHomePage = () => <CauseStory cause="oldAgeHome" />
