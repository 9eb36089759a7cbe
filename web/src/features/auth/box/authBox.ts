import { storedFields } from '../../../browser/storage/storedJson.ts';
import { storedValue } from '../../../browser/storage/storedValue.ts';
import { legalPaths } from '../../../paths/paths.ts';

/** The box that asks a visitor to sign up or in. */
export interface AuthBox {
  /** The value of `vt` in the address: 1 to 5. */
  readonly variant: number;
  /** Whether it opens by itself. */
  readonly mandatory: boolean;
  /** Whether it can be closed. */
  readonly closable: boolean;
  /** The company whose offer is shown. */
  readonly partnerName: string | null;
  /** Whether it has opened by itself in this visit; one that can be closed does so once. */
  readonly shown: boolean;
}

const mandatoryVariants = new Set([1, 3, 5]);
const closableVariants = new Set([2, 3, 5]);
const variants = new Set([1, 2, 3, 4, 5]);
const defaultVariant = 2;

/** The box of a variant. */
export const authBoxOf = (variant: number = defaultVariant): AuthBox => ({
  variant,
  mandatory: mandatoryVariants.has(variant),
  closable: closableVariants.has(variant),
  partnerName: null,
  shown: false,
});

/** The variant that `vt` names; null for any other value. */
export const variantFrom = (vt: string | null): number | null =>
  vt !== null && /^\d$/.test(vt) && variants.has(Number(vt)) ? Number(vt) : null;

/** The screen that a box begins with. */
export const screenOf = ({ variant }: Pick<AuthBox, 'variant'>): 'signup' | 'login' =>
  variant === 5 ? 'login' : 'signup';

/** Parses the stored box; invalid data yield the default one. */
const authBoxFrom = (text: string | null): AuthBox => {
  const { variant, partnerName, shown } = storedFields(text);
  return {
    ...authBoxOf(variantFrom(String(variant)) ?? defaultVariant),
    partnerName: typeof partnerName === 'string' ? partnerName : null,
    shown: shown === true,
  };
};

/** The box of this browser. */
export const authBoxStore = storedValue('authBox', authBoxFrom);

/**
 * The box after a page was opened. The variant holds for the visit; a visit without `vt` begins with a box that does not
 * open by itself.
 */
export const nextAuthBox = (
  stored: AuthBox,
  { vt, isNewVisit, partnerName }: { vt: string | null; isNewVisit: boolean; partnerName: string | null },
): AuthBox => {
  const kept = isNewVisit ? authBoxOf() : stored;
  const variant = variantFrom(vt) ?? kept.variant;
  return { ...(variant === kept.variant ? kept : authBoxOf(variant)), partnerName };
};

/** Whether the box opens by itself now: not on the pages that say what it asks the visitor to agree to. */
export const opensByItself = (box: AuthBox, isGuest: boolean, path: string): boolean =>
  box.mandatory && isGuest && !legalPaths.includes(path) && !(box.closable && box.shown);
