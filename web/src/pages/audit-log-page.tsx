import { AuditLog } from '../features/audit/audit-log.tsx'
import { ExportActs } from '../features/audit/export-acts.tsx'
import { manageCopy } from '../lib/copy/manage-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { Muted } from '../ui/basic/muted.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { HeadingRow } from '../ui/layout/page-layout.ts'

export const AuditLogPage = () => {
  const { audit: copy, manage, pageTitle } = useCopy(manageCopy)

  return (
    <>
      <HeadingRow>
        <div>
          <PageHeading title={pageTitle(manage.auditLog)}>{manage.auditLog}</PageHeading>
          <Muted>{copy.about}</Muted>
        </div>
        <ExportActs />
      </HeadingRow>
      <AuditLog />
    </>
  )
}
