// Checks of what may be done and seen, and of what is noted, and the tests that must fall without them.
import { guard } from './guard.mjs'

export const what = [
  guard(
    'an import of which something was touched stays',
    'product/manage/import/undo/undo-import.service.ts',
    "if (inTheWay.length > (leavesTouched ? rows.length - 1 : 0)) throw new DomainError('IMPORT_TOUCHED', { inTheWay })",
    '',
    'product/manage/import/undo/undo-import.api.test',
  ),
  guard(
    'an import is undone once',
    'product/manage/import/undo/undo-import.service.ts',
    'if (imported.undoneAt) return imported',
    '',
    'product/manage/import/undo/undo-import.api.test',
  ),
  guard(
    'who acts, in the audit log',
    'graphql/acting-admins.ts',
    'user?.isStaff ? { ...context, db: actingAs(db, user, name) } : context',
    'context',
    'audit/audit.api.test',
  ),
  guard(
    'who imports, in the audit log',
    'http/spreadsheets.ts',
    'actingAs(forRequest(db, request.id), admin, importProductsCall.operationId)',
    'forRequest(db, request.id)',
    'audit/audit.api.test',
  ),
  guard(
    'an export of orders, in the audit log',
    'http/spreadsheets.ts',
    'await recordAct(db, callerOf(request), exportOrdersCall.operationId, {',
    'Object({',
    'audit/audit.api.test',
  ),
  guard(
    'a second yes for an admin with an email that is not confirmed',
    'user/rights.service.ts',
    "throw new DomainError('EMAIL_NOT_CONFIRMED', { userId: user.id })",
    '{}',
    'user/rights.api.test',
  ),
  guard(
    'a log-in just now before somebody is made an admin',
    'user/user.resolver.ts',
    'requireRecentLogIn(session)\n    return makeAdmin(',
    'return makeAdmin(',
    'user/session.api.test',
  ),
  guard(
    'the same, by email',
    'user/user.resolver.ts',
    'requireRecentLogIn(session)\n    return makeAdminByEmail(',
    'return makeAdminByEmail(',
    'user/session.api.test',
  ),
  guard(
    'a log-in that ends the one before',
    'user/session.service.ts',
    'if (before?.userId === userId && before.sessionId !== session.id) await endSession(tx, before)',
    '',
    'user/session.api.test',
  ),
  guard(
    'a log-in that was idle for too long',
    'user/session.service.ts',
    ` AND session."renewedAt" > now() - interval '\${LONGEST_IDLE_DAYS} days'`,
    '',
    'user/session.api.test',
  ),
  guard(
    'log-ins at the identity service end with all sessions',
    'user/session.service.ts',
    'if (user) await identity.endLogIns(user.uid)',
    '',
    'user/session.api.test',
  ),
  guard(
    'a connection ends with its session',
    'http/graphql-socket.ts',
    'endedAccess.on(session, forbid)',
    '() => {}',
    'user/session.api.test',
  ),
  guard(
    'a connection ends with rights that end while they are read',
    'http/graphql-socket.ts',
    `    const stopListening = endedAccess.on(session, forbid)
    socket.once('close', () => {
      clearTimeout(end)
      stopListening()
    })
    // Nobody else may hear anything, and the seats are few.
    refuseOthers('staff', (await contextOf(authorization)).user)
`,
    `    // Nobody else may hear anything, and the seats are few.
    refuseOthers('staff', (await contextOf(authorization)).user)
    const stopListening = endedAccess.on(session, forbid)
    socket.once('close', () => {
      clearTimeout(end)
      stopListening()
    })
`,
    'http/graphql-socket.api.test',
  ),
  guard(
    'a connection ends with its token',
    'http/graphql-socket.ts',
    'setTimeout(forbid, session.expiresAt.getTime() - Date.now())',
    'setTimeout(() => {}, 0)',
    'http/graphql-socket.api.test',
  ),
  guard(
    'hidden reviews in lists',
    'review/review.loader.ts',
    'product_id AND "hiddenAt" IS NULL',
    'product_id',
    'review/review.service.test',
  ),
  guard(
    'hidden reviews in counts',
    'review/review.loader.ts',
    'uuid[]) AND "hiddenAt" IS NULL',
    'uuid[])',
    'review/review.service.test',
  ),
  guard(
    'hidden reviews in ratings',
    'review/review.service.ts',
    'product.id AND "hiddenAt" IS NULL',
    'product.id',
    'review/review.service.test',
  ),
  guard(
    'votes on hidden reviews',
    'review/vote.service.ts',
    '{ id: reviewId, hiddenAt: IsNull() }',
    '{ id: reviewId }',
    'review/review.service.test',
  ),
  guard(
    'mails that were given up, in their list',
    'outbox/given-up-mails.service.ts',
    'where: givenUp, order',
    'order',
    'outbox/given-up-mails.api.test',
  ),
  guard(
    'mails that are tried again were given up',
    'outbox/given-up-mails.service.ts',
    '{ id, ...givenUp }, {',
    '{ id }, {',
    'outbox/given-up-mails.api.test',
  ),
  guard(
    'a size chart has a cell for each column',
    'product/manage/variants/save-size-chart.service.ts',
    'if (wrong >= 0)',
    'if (false)',
    'product/manage/variants/variants.api.test',
  ),
  guard(
    'settings that were changed meanwhile',
    'database/lock-settings.ts',
    'if (expectedVersion != null && expectedVersion !== version)',
    'if (false)',
    'purchase-limits/purchase-limits.api.test',
    'sender/sender.api.test',
  ),
  guard(
    'answers to somebody are kept for nobody else',
    'http/first-hand.ts',
    'headers.authorization !== undefined || ',
    '',
    'http/persisted-queries.api.test',
    'http/kept-answers.api.test',
  ),
  guard(
    'that an answer tells reviews, and who wrote them',
    'review/review.resolver.ts',
    'if (product) keeping?.noteReviews(product.id)',
    '',
    'http/kept-reviewers.api.test',
  ),
  guard(
    'that reviews are no stock',
    'http/kept-answers.ts',
    'parts.some(isStock) ? [...parts, anyProduct] : parts',
    '[...parts, anyProduct]',
    'http/kept-answers.test',
    'http/kept-reviewers.api.test',
  ),
]
