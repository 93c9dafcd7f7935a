import { Type } from '@sinclair/typebox'
import { limits } from '@sunnah-store/schema/limits'
import { endpoints } from '@sunnah-store/schema/routes'
import { changed, changedAnswer, deleted, deletedAnswer } from './answers.js'
import {
  RestIsAdminDocument,
  RestMakeAdminDocument,
  RestRemoveUserDocument,
  RestSignInDocument,
  RestUsersDocument,
} from './documents.generated.js'
import { email, text, userId } from './fields.js'
import { list } from './list.js'
import { operation } from './operation.js'
import { asRestUser, exampleUser, userSchema } from './user-schema.js'

const signInBody = Type.Object(
  {
    email: Type.Optional(Type.String({ description: 'As in the address.' })),
    name: Type.String({
      minLength: 1,
      maxLength: limits.name,
      description: '1 to 80 characters, without control or direction characters.',
    }),
    photoURL: Type.Optional(text('Kept when it is a picture at Google or of the shop’s own.', { maxLength: 2048 })),
    formerToken: Type.Optional(
      text(
        'An access token of a session of yours that goes on; the token itself may have ended. With a second factor only that spares you a code.',
        { maxLength: 2048 },
      ),
    ),
    secondFactor: Type.Optional(
      text('For a new log-in to an account with a second factor: a code of its app, or a recovery code.', {
        maxLength: limits.secondFactor,
      }),
    ),
  },
  { additionalProperties: false },
)

export const userRows = [
  operation({
    method: 'PUT',
    path: endpoints.userOf,
    operationId: 'signIn',
    access: 'idToken',
    summary: 'Sign in',
    description:
      'Exchanges the identity service’s ID token, sent as the bearer token, for the shop’s own access token, which is valid for 15 minutes. An ID token is exchanged once. SECOND_FACTOR_REQUIRED, and the token is not exchanged, for a new log-in without a code to an account that needs one. FORBIDDEN when the ID token is of another email than the address.',
    params: { emailOrId: email },
    body: signInBody,
    answers: Type.Intersect([changedAnswer, Type.Object({ token: Type.String({ description: 'The access token.' }) })]),
    example: { ...changed(), token: 'eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9…' },
    errors: ['FORBIDDEN', 'ID_TOKEN_USED', 'SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_REFUSED', 'EMAIL_IN_USE'],
    fieldNames: { photoUrl: 'photoURL', idToken: 'Authorization' },
    document: RestSignInDocument,
    variables: ({
      params: { emailOrId },
      body: { name, photoURL = null, formerToken = null, secondFactor = null },
      idToken,
    }) => ({
      input: { idToken: idToken ?? '', email: emailOrId, name, photoUrl: photoURL, formerToken, secondFactor },
    }),
    answer: ({ signIn: { accessToken, isNew } }) => ({
      ...changed(!isNew),
      matchedCount: isNew ? 0 : 1,
      token: accessToken,
    }),
  }),
  operation({
    method: 'GET',
    path: endpoints.admin,
    operationId: 'isAdmin',
    access: 'signedIn',
    summary: 'Whether somebody is an admin',
    description: 'For that person and for admins; FORBIDDEN for others, whether or not there is such a person.',
    params: { email },
    answers: Type.Object({ admin: Type.Boolean({ description: 'Whether this email is an admin’s.' }) }),
    example: { admin: false },
    document: RestIsAdminDocument,
    variables: ({ params: { email } }) => ({ email }),
    answer: ({ isAdmin }) => ({ admin: isAdmin }),
  }),
  list({
    method: 'GET',
    path: endpoints.users,
    operationId: 'listUsers',
    access: 'admin',
    summary: 'Everybody with an account',
    description: 'Newest first.',
    answers: Type.Array(userSchema),
    example: [exampleUser],
    noted: 'exportUsers',
    document: RestUsersDocument,
    variables: (_request, page) => page,
    items: ({ users }) => users.items.map(asRestUser),
  }),
  operation({
    method: 'PUT',
    path: endpoints.userAdmin,
    operationId: 'makeAdmin',
    access: 'owner',
    summary: 'Make somebody an admin',
    description:
      'NOT_FOUND when nobody has this email; `modifiedCount` is 0 when this person is an admin or an owner already. REAUTHENTICATE when you have not logged in for ten minutes.',
    params: { email },
    answers: changedAnswer,
    example: changed(),
    errors: ['REAUTHENTICATE', 'NOT_FOUND'],
    document: RestMakeAdminDocument,
    variables: ({ params: { email } }) => ({ email }),
    answer: ({ makeAdminByEmail }) => changed(makeAdminByEmail),
  }),
  operation({
    method: 'DELETE',
    path: endpoints.userOf,
    operationId: 'removeUser',
    access: 'admin',
    summary: 'Remove a user',
    description:
      'With cart, holds, reviews and identity account; orders stay. The last owner is never removed, and whoever works in the shop by owners only.',
    params: { emailOrId: userId },
    answers: deletedAnswer,
    example: deleted(1),
    errors: ['LAST_ADMIN'],
    document: RestRemoveUserDocument,
    variables: ({ params: { emailOrId } }) => ({ id: emailOrId }),
    answer: ({ removeUser }) => deleted(removeUser ? 1 : 0),
  }),
]
