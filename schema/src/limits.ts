/** Numbers that the client shows and the server enforces. */
export const limits = {
  /** Page sizes that the shop's own lists offer. */
  pageSizes: [5, 10],
  defaultPageSize: 10,
  /** The largest page that a GraphQL caller may ask for. */
  maxPageSize: 100,
  searchLength: 100,
  /** Characters in the contact form. */
  contact: { name: 80, email: 254, message: 5000 },
} as const
