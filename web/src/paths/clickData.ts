/** What is known about the click that led to an application; it becomes part of the lead. */
export interface ClickData {
  readonly click_source?: string;
  readonly referral_url?: string;
  readonly source?: string;
  readonly utm_source?: string;
}

/** How many characters of each the contract takes for a lead. */
export const CLICK_DATA_LIMITS: Readonly<Record<keyof ClickData, number>> = {
  click_source: 255,
  referral_url: 2000,
  source: 255,
  utm_source: 255,
};

/** Click data as base64 (URL alphabet) of its JSON in UTF-8: the form of the query value `cd`. */
export const encodeClickData = (data: ClickData): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(data))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
