import { Button } from '@mantine/core';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { WorkRows_query$key } from '../../../../__generated__/WorkRows_query.graphql.ts';
import type { useProfile_metadata$key } from '../../../../__generated__/useProfile_metadata.graphql.ts';
import { cityLabel } from '../../../../features/city-links/cityLabel.ts';
import { useProfile } from '../../../../features/profile/useProfile.ts';
import type { MessageId } from '../../../../i18n/messageId.ts';
import { cityPath } from '../../../../paths/paths.ts';
import { LocalLink } from '../../../../routing/LocalLink.tsx';
import { useModals } from '../../../../shell/modals/modalHost.tsx';
import { wrappingButton } from '../../../../ui/button/wrappingButton.ts';
import type { Elements } from '../../../../ui/elements.ts';
import classes from './WorkRows.module.css';

interface RowProps {
  readonly label: MessageId;
  /** What is chosen. */
  readonly children: Elements;
  readonly button: MessageId;
  readonly onChoose: () => void;
}

/** What is chosen in a dialog, and the button that opens it. */
function Row({ label, children, button, onChoose }: RowProps) {
  const id = useId();
  return (
    <div className={classes['row']} role="group" aria-labelledby={id}>
      <span id={id} className={classes['label']}>
        <FormattedMessage id={label} />
      </span>
      {children}
      <Button variant="default" classNames={wrappingButton} aria-haspopup="dialog" onClick={onChoose}>
        <FormattedMessage id={button} />
      </Button>
    </div>
  );
}

interface WorkRowsProps {
  readonly metadata: useProfile_metadata$key | null | undefined;
  readonly query: WorkRows_query$key;
}

/** The city to work in and the favourite categories. Their dialogs save them. */
export function WorkRows({ metadata: key, query }: WorkRowsProps) {
  const { open } = useModals();
  const metadata = useProfile(key);
  const { categories: named } = useFragment(
    graphql`
      fragment WorkRows_query on Query {
        categories {
          name
          orgSlug
        }
      }
    `,
    query,
  );
  if (!metadata) return null;
  const { worktown } = metadata;
  const chosen = metadata.categories?.map(({ orgSlug }) => orgSlug) ?? [];
  const categories = (named ?? []).map(({ name, orgSlug }) => ({ name, orgSlug }));
  const chosenNames = categories.filter(({ orgSlug }) => chosen.includes(orgSlug));
  return (
    <div className={classes['rows']}>
      <Row
        label="profile.worktown"
        button={worktown ? 'profile.worktown.change' : 'profile.worktown.choose'}
        onChoose={() => open('setWorktown', { hasWorktown: Boolean(worktown) })}
      >
        {worktown && <LocalLink to={cityPath(worktown.slug)}>{cityLabel(worktown)}</LocalLink>}
      </Row>
      {categories.length > 0 && (
        <Row
          label="profile.categories"
          button="profile.categories.choose"
          onChoose={() => open('favouriteCategories', { categories, chosen })}
        >
          {chosenNames.length > 0 && (
            <ul className={classes['chips']}>
              {chosenNames.map(({ orgSlug, name }) => (
                <li key={orgSlug} className={classes['chip']}>
                  {name}
                </li>
              ))}
            </ul>
          )}
        </Row>
      )}
      <p className={classes['note']}>
        <FormattedMessage id="profile.work.saved" />
      </p>
    </div>
  );
}
