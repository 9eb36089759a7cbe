import { IconChevronRight } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { MissingDetails_viewer$key } from '../../../__generated__/MissingDetails_viewer.graphql.ts';
import { namesOf } from '../../../auth/userName.ts';
import { detailLabels, missingDetails, profileDetails } from '../../../features/profile/missingDetails.ts';
import { profilePath } from '../../../paths/paths.ts';
import { LocalLink } from '../../../routing/LocalLink.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import classes from './MissingDetails.module.css';

/** What is missing from the profile, with links to the form; nothing when the profile is complete. */
export function MissingDetails({ viewer: key }: { readonly viewer: MissingDetails_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment MissingDetails_viewer on User {
        givenName
        familyName
        identityProvider
        languages {
          languageCode
        }
        metadata {
          givenName
          familyName
          birthdate
          phone
          typeOfJobs
          categories {
            orgSlug
          }
          worktown {
            id
          }
        }
      }
    `,
    key,
  );
  const { languages, metadata } = viewer;
  // Data that did not load are not reported as missing.
  if (!metadata?.categories || !languages) return null;
  const { givenName, familyName } = namesOf(viewer);
  const missing = missingDetails({
    name: givenName !== '' && familyName !== '',
    birthdate: Boolean(metadata.birthdate),
    phone: Boolean(metadata.phone),
    typeOfJobs: metadata.typeOfJobs.length > 0,
    worktown: Boolean(metadata.worktown),
    favouriteCategories: metadata.categories.length > 0,
    languages: languages.length > 0,
  });
  if (missing.length === 0) return null;
  const done = profileDetails.length - missing.length;
  return (
    <Panel title={<FormattedMessage id="desk.profile" />}>
      <p className={classes['text']}>
        <FormattedMessage id="desk.profile.text" values={{ done, total: profileDetails.length }} />
      </p>
      <div className={classes['bar']} aria-hidden>
        {profileDetails.map((detail, index) => (
          <span key={detail} className={classes['step']} data-done={index < done || undefined} />
        ))}
      </div>
      <ul className={classes['list']}>
        {missing.map((detail) => (
          <li key={detail}>
            <LocalLink className={classes['link']} to={profilePath}>
              <FormattedMessage id={detailLabels[detail]} />
              <IconChevronRight size={18} stroke={1.75} aria-hidden />
            </LocalLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
