import { escapeHtml } from '../../../services/src/text/escapeHtml.ts';
import { hostedText, htmlIn, type HostedTextId, type HtmlOf } from '../page/hostedText.ts';
import { cancelForm, faultLine, type PageState } from './loginPage.ts';
import type { OpenChallenge } from './signInStep.ts';

interface View {
  readonly title: HostedTextId;
  readonly hint: HostedTextId | null;
  readonly fields: (html: HtmlOf) => string;
}

const field = (label: string, attributes: string): string =>
  `<label>${label}<input name="answer" required autofocus ${attributes}></label>`;

const send = (html: HtmlOf): string => `<button>${html('app.continue')}</button>`;

const choice = (value: string, label: string): string =>
  `<button class="quiet" name="answer" value="${value}">${label}</button>`;

const codeField = (html: HtmlOf): string =>
  field(html('code.label'), 'inputmode="numeric" autocomplete="one-time-code" maxlength="6"') + send(html);

/** What the page shows for each challenge. */
const views: ReadonlyMap<string, View> = new Map([
  ['SOFTWARE_TOKEN_MFA', { title: 'code.title', hint: 'code.app', fields: codeField }],
  ['SMS_MFA', { title: 'code.title', hint: 'code.texted', fields: codeField }],
  [
    'SELECT_MFA_TYPE',
    {
      title: 'code.title',
      hint: 'code.method',
      fields: (html: HtmlOf) =>
        choice('SOFTWARE_TOKEN_MFA', html('code.useApp')) + choice('SMS_MFA', html('code.useText')),
    },
  ],
  [
    'NEW_PASSWORD_REQUIRED',
    {
      title: 'newPassword.title',
      hint: null,
      fields: (html: HtmlOf) =>
        field(html('newPassword.label'), 'type="password" autocomplete="new-password" maxlength="256"') +
        send(html),
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
  const html = htmlIn(language);
  const hint =
    view.hint === null ? '' : `<p>${html(view.hint, { destination: challenge.destination })}</p>\n`;
  const hiddenFields = (['name', 'session', 'username', 'destination'] as const).map((name) =>
    hidden(name, challenge[name]),
  );
  return {
    language,
    title: hostedText(language, view.title),
    body: `${hint}${faultLine(state)}<form method="post" action="/login/${uid}/challenge">
${hiddenFields.join('')}
${view.fields(html)}
</form>
${cancelForm(state)}`,
  };
};
