import type { ProviderName } from './identityProviders.ts';

interface SampleAccount {
  readonly id: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
}

/** The invented accounts of the stand-ins. */
export const sampleAccounts: Readonly<Record<ProviderName, readonly SampleAccount[]>> = {
  google: [
    {
      id: '104857600000000000017',
      givenName: 'Robin',
      familyName: 'Castel',
      email: 'robin.castel@google.example',
    },
    {
      id: '104857600000000000025',
      givenName: 'Noor',
      familyName: 'Lindqvist',
      email: 'noor.lindqvist@google.example',
    },
  ],
  facebook: [
    { id: '10223456789012345', givenName: 'Sam', familyName: 'Okafor', email: 'sam.okafor@facebook.example' },
    {
      id: '10223456789054321',
      givenName: 'Ayla',
      familyName: 'Demir',
      email: 'ayla.demir@facebook.example',
    },
  ],
  auth0: [
    {
      id: '64f1c2a9d3e8b7001f5a9c21',
      givenName: 'Kim',
      familyName: 'Novak',
      email: 'kim.novak@auth0.example',
    },
    { id: '64f1c2a9d3e8b7001f5a9c38', givenName: 'Jo', familyName: 'Weber', email: 'jo.weber@auth0.example' },
  ],
};

export const fullName = ({
  givenName,
  familyName,
}: Pick<SampleAccount, 'givenName' | 'familyName'>): string => `${givenName} ${familyName}`;

/** Whether the provider says that it has verified an address. Facebook does not. */
export const verifiesEmails = (provider: ProviderName): boolean => provider !== 'facebook';

/** Where the stand-in of a provider is. */
export const standInPath = (provider: ProviderName): string => `/providers/${provider}`;

/** The id of the hosted sign-in as a client of the stand-ins. */
export const standInClientId = 'hosted-sign-in';

/** Where a provider sends the visitor back. */
export const returnPath = '/oauth2/idpresponse';
