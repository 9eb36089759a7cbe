import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { sendPageViewMutation } from '../../../__generated__/sendPageViewMutation.graphql.ts';
import { firstCharacters } from '../../../i18n/firstText.ts';
import { randomId } from '../../../browser/randomId.ts';
import { reportWarning } from '../../../browser/reportError.ts';
import { sendMutation } from '../../../relay/sendMutation.ts';

interface PageView {
  readonly path: string;
  readonly type: string;
  /** The address of the page before; empty when it is not known. */
  readonly before: string;
  readonly params: Readonly<Record<string, string | undefined>>;
}

const maxUrlLength = 2000;

/** Reports a page view of the signed-in user to the services. A failure is not shown to the user. */
export const sendPageView = (environment: Environment, { path, type, before, params }: PageView): void => {
  const mutation = graphql`
    mutation sendPageViewMutation($input: RecordPageViewInput!) {
      recordPageView(input: $input) {
        userErrors {
          message
        }
      }
    }
  `;
  const input = {
    idempotencyKey: randomId(),
    url: firstCharacters(path, maxUrlLength),
    type,
    referralUrl: before === '' ? null : firstCharacters(before, maxUrlLength),
    params: Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }])),
  };
  sendMutation<sendPageViewMutation>(environment, mutation, { input }).catch((error: unknown) =>
    reportWarning(error, { where: 'page view' }),
  );
};
