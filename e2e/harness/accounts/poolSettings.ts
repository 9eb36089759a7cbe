/** Addresses of this domain need no confirmation. */
export const confirmedDomain = 'confirmed.example';

/** The key of the identity service's admin interface. */
export const identityAdminKey = 'key-of-the-journeys';
