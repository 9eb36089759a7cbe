/** Addresses of this domain need no confirmation. */
export const confirmedDomain = 'confirmed.example';

/** Those domains, and that of the accounts of the stand-in for Facebook. */
export const confirmedDomains = [confirmedDomain, 'facebook.example'];

/** Sign-ups with addresses of this domain are confirmed by a link. */
export const linkDomain = 'linked.example';

/** Those of the administrator of the identity service. */
export const adminCredentials = { accessKeyId: 'administrator', secretAccessKey: 'key-of-the-journeys' };
