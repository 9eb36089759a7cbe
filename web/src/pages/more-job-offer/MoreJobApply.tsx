import { IconArrowRight } from '@tabler/icons-react';
import { useRouter } from 'found';
import { graphql, useFragment } from 'react-relay';
import type { MoreJobApply_offer$key } from '../../__generated__/MoreJobApply_offer.graphql.ts';
import { clickDataOf } from '../../paths/clickData.ts';
import { SentNote } from '../../features/apply/SentNote.tsx';
import { moreJobRedirectPath } from '../../paths/paths.ts';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { wrappingButton } from '../../ui/button/wrappingButton.ts';
import { ApplyOnSite } from '../../features/apply/ApplyOnSite.tsx';

interface MoreJobApplyProps {
  /** Where the button is on the page; becomes the lead's click source. */
  readonly clickSource: string;
  readonly offer: MoreJobApply_offer$key;
}

/** Links through the redirect page to the company's site. */
export function MoreJobApply({ clickSource, offer: key }: MoreJobApplyProps) {
  const { id, city, partner, feedId, slugTitle, uuid } = useFragment(
    graphql`
      fragment MoreJobApply_offer on MoreJobOffer {
        id
        uuid
        feedId
        slugTitle
        city {
          slug
        }
        partner {
          name
          slug
        }
      }
    `,
    key,
  );
  const { match } = useRouter();
  if (!city || !partner) return null;
  const path = moreJobRedirectPath(
    { citySlug: city.slug, partnerSlug: partner.slug, feed: feedId, slugTitle, uuid },
    clickDataOf(clickSource, match.location),
  );
  return (
    <>
      <SentNote offerId={id} partnerName={partner.name} />
      <LinkButton
        classNames={wrappingButton}
        fullWidth
        size="lg"
        rightSection={<IconArrowRight size={18} aria-hidden="true" />}
        to={path}
        rel="nofollow"
      >
        <ApplyOnSite partner={partner.name} />
      </LinkButton>
    </>
  );
}
