import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { ProfileWork_query$key } from '../../../__generated__/ProfileWork_query.graphql.ts';
import type { useProfile_metadata$key } from '../../../__generated__/useProfile_metadata.graphql.ts';
import { cityLabel } from '../../../features/city-links/cityLabel.ts';
import { typeMessage } from '../../../features/filters/offerType.ts';
import { useProfile } from '../../../features/profile/useProfile.ts';
import { cityPath } from '../../../paths/paths.ts';
import { LocalLink } from '../../../routing/LocalLink.tsx';
import { useModals } from '../../../shell/modals/modalHost.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import classes from './Chips.module.css';
import { DetailList } from './DetailList.tsx';

/** Short facts in a row. */
function Chips({ items }: { readonly items: readonly { readonly key: string; readonly name: ReactNode }[] }) {
  return (
    <ul className={classes['chips']}>
      {items.map(({ key, name }) => (
        <li key={key} className={classes['chip']}>
          {name}
        </li>
      ))}
    </ul>
  );
}

interface ProfileWorkProps {
  readonly metadata: useProfile_metadata$key | null | undefined;
  readonly query: ProfileWork_query$key;
}

/** The work that the user looks for. City and categories are chosen in dialogs. */
export function ProfileWork({ metadata: key, query }: ProfileWorkProps) {
  const { open } = useModals();
  const metadata = useProfile(key);
  const { categories: named } = useFragment(
    graphql`
      fragment ProfileWork_query on Query {
        categories {
          name
          orgSlug
        }
      }
    `,
    query,
  );
  if (!metadata) return null;
  const { typeOfJobs: types, workFromHome, worktown } = metadata;
  const chosen = metadata.categories?.map(({ orgSlug }) => orgSlug) ?? [];
  const categories = (named ?? []).map(({ name, orgSlug }) => ({ name, orgSlug }));
  const chosenNames = categories.filter(({ orgSlug }) => chosen.includes(orgSlug));
  return (
    <Panel title={<FormattedMessage id="profile.work" />}>
      <DetailList
        details={[
          {
            key: 'worktown',
            name: <FormattedMessage id="profile.worktown" />,
            value: worktown ? (
              <LocalLink to={cityPath(worktown.slug)}>{cityLabel(worktown)}</LocalLink>
            ) : null,
            action: (
              <Button
                variant="default"
                aria-haspopup="dialog"
                onClick={() => open('setWorktown', { hasWorktown: Boolean(worktown) })}
              >
                <FormattedMessage id={worktown ? 'profile.worktown.change' : 'profile.worktown.choose'} />
              </Button>
            ),
          },
          {
            key: 'categories',
            name: <FormattedMessage id="profile.categories" />,
            value:
              chosenNames.length > 0 ? (
                <Chips items={chosenNames.map(({ orgSlug, name }) => ({ key: orgSlug, name }))} />
              ) : null,
            action:
              categories.length > 0 ? (
                <Button
                  variant="default"
                  aria-haspopup="dialog"
                  onClick={() => open('favouriteCategories', { categories, chosen })}
                >
                  <FormattedMessage id="profile.categories.choose" />
                </Button>
              ) : null,
          },
          {
            key: 'types',
            name: <FormattedMessage id="filters.type" />,
            value:
              types.length > 0 ? (
                <Chips
                  items={types.map((type) => ({
                    key: type,
                    name: <FormattedMessage id={typeMessage(type)} />,
                  }))}
                />
              ) : null,
          },
          {
            key: 'home',
            name: <FormattedMessage id="profile.workFromHome" />,
            value:
              workFromHome == null ? null : (
                <FormattedMessage id={workFromHome ? 'profile.yes' : 'profile.no'} />
              ),
          },
        ]}
      />
    </Panel>
  );
}
