import { consentChoice } from '../../browser/consent.ts';

export const isAnalyticsAllowed = (): boolean => consentChoice()?.analytics === true;
