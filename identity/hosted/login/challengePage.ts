import { escapeHtml } from '../../../services/src/text/escapeHtml.ts';
import { fillText } from '../page/fillText.ts';
import type { HostedTexts } from '../texts/hostedTexts.ts';
import { textsOf } from '../texts/textsOf.ts';
import { cancelForm, faultLine, type PageState } from './loginPage.ts';
import type { OpenChallenge } from './signInStep.ts';

interface View {
  readonly title: keyof HostedTexts;
  readonly hint: keyof HostedTexts | null;
  readonly fields: (texts: HostedTexts) => string;
}

const field = (label: string, attributes: string): string =>
  `<label>${fillText(label)}<input name="answer" required autofocus ${attributes}></label>`;

const send = ({ continue: label }: HostedTexts): string => `<button>${fillText(label)}</button>`;

const choice = (value: string, label: string): string =>
  `<button class="quiet" name="answer" value="${value}">${fillText(label)}</button>`;

const codeField = (texts: HostedTexts): string =>
  field(texts.code, 'inputmode="numeric" autocomplete="one-time-code" maxlength="6"') + send(texts);

/** What the page shows for each challenge. */
const views: ReadonlyMap<string, View> = new Map([
  ['SOFTWARE_TOKEN_MFA', { title: 'codeTitle', hint: 'appCode', fields: codeField }],
  ['SMS_MFA', { title: 'codeTitle', hint: 'textedCode', fields: codeField }],
  [
    'SELECT_MFA_TYPE',
    {
      title: 'codeTitle',
      hint: 'chooseMethod',
      fields: ({ useApp, useText }: HostedTexts) =>
        choice('SOFTWARE_TOKEN_MFA', useApp) + choice('SMS_MFA', useText),
    },
  ],
  [
    'NEW_PASSWORD_REQUIRED',
    {
      title: 'newPasswordTitle',
      hint: null,
      fields: (texts: HostedTexts) =>
        field(texts.newPassword, 'type="password" autocomplete="new-password" maxlength="256"') + send(texts),
    },
  ],
] satisfies [string, View][]);

const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

/** The page for a challenge; null if this service has no page for it. */
export const challengePage = (state: PageState, challenge: OpenChallenge) => {
  const view = views.get(challenge.name);
  if (view === undefined) return null;
  const { language, uid } = state;
  const texts = textsOf[language];
  const hint =
    view.hint === null
      ? ''
      : `<p>${fillText(texts[view.hint], { destination: challenge.destination })}</p>\n`;
  const kept = (['name', 'session', 'username', 'destination'] as const).map((name) =>
    hidden(name, challenge[name]),
  );
  return {
    language,
    title: texts[view.title],
    body: `${hint}${faultLine(state)}<form method="post" action="/login/${uid}/challenge">
${kept.join('')}
${view.fields(texts)}
</form>
${cancelForm(state)}`,
  };
};
