import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { downloadDataQuery } from '../../../__generated__/downloadDataQuery.graphql.ts';
import { cacheConfigOf } from '../../../relay/operationRole.ts';
import { sendQuery } from '../../../relay/sendQuery.ts';

/** Offers a file to save. */
const saveFile = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};

/** Downloads everything stored about the user as JSON; false when it did not load. */
export const downloadData = async (environment: IEnvironment): Promise<boolean> => {
  const request = sendQuery<downloadDataQuery>(
    environment,
    graphql`
      query downloadDataQuery {
        viewer {
          personalData
        }
      }
    `,
    {},
    {
      fetchPolicy: 'network-only',
      networkCacheConfig: {
        force: true,
        ...cacheConfigOf({
          needed: ['viewer', 'viewer.personalData'],
          again: true,
        }),
      },
    },
  );
  try {
    const answer = await request;
    const data = answer?.viewer?.personalData;
    if (!data) return false;
    saveFile('my-data.json', `${JSON.stringify(data, null, 2)}\n`);
    return true;
  } catch {
    return false;
  }
};
