import { useCallback, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { onLeaving } from '../../auth/session/openForms.ts';
import { useSession } from '../../auth/useSession.ts';
import type { ModalProps } from '../../shell/modals/modalHost.tsx';
import { useOpenAuth } from '../../shell/modals/useOpenAuth.ts';
import { SiteModal } from '../../ui/modal/SiteModal.tsx';
import classes from './ownReview.module.css';
import {
  emptyDraft,
  endResume,
  readDraft,
  removeDraft,
  reopenAfterLogin,
  resumeAfterLogin,
  saveDraft,
  type ReviewDraft,
} from './reviewDraft.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { draftName, isOffer, type ReviewTarget } from './reviewTarget.ts';
import { useOfferIn } from './useOfferIn.ts';
import { UsersReview } from './UsersReview.tsx';
import { useReviewForm } from './useReviewForm.ts';

declare module '../../shell/modals/modalData.ts' {
  interface ModalData {
    readonly addReview: ReviewTarget;
  }
}

/**
 * Where a review is written or changed. Guests are asked to sign up above it; what they typed stays, also while they
 * sign in on the hosted page.
 */
export function AddReviewModal({ data, close, confirm }: ModalProps<'addReview'>) {
  const name = draftName(data);
  const session = useSession();
  const openAuth = useOpenAuth();
  const [draft, setDraft] = useState(() => readDraft(name));
  const wasAsked = useRef(false);
  const change = (next: ReviewDraft) => {
    setDraft(next);
    saveDraft(name, next);
  };
  const askToSignUp = useCallback(() => {
    resumeAfterLogin(name);
    openAuth({ screen: 'signup', source: 'AddReview' });
  }, [name, openAuth]);
  useEffect(() => {
    if (session !== 'guest' || wasAsked.current) return;
    wasAsked.current = true;
    askToSignUp();
  }, [askToSignUp, session]);
  useEffect(() => {
    if (session === 'signedIn') endResume();
  }, [session]);
  useEffect(() => onLeaving(() => reopenAfterLogin(name)), [name]);
  const leave = () => {
    endResume();
    close();
  };
  const value = draft ?? emptyDraft;
  const company = isOffer(data) ? null : data;
  const found = useOfferIn(company, company?.place.citySlug ?? value.citySlug);
  const offer = isOffer(data) ? data : found.offer;
  const guestForm = useReviewForm({
    value,
    onChange: change,
    company,
    send: () => {
      askToSignUp();
      return Promise.resolve(undefined);
    },
    ready: session === 'guest',
  });
  return (
    <SiteModal
      onClose={leave}
      title={<FormattedMessage id="review.form.title" values={{ partner: data.partner }} />}
    >
      {isOffer(data) && (
        <p className={classes['lead']}>
          <FormattedMessage id="review.about" values={{ city: data.city, partner: data.partner }} />
        </p>
      )}
      {session === 'signedIn' ? (
        <UsersReview
          offer={offer}
          company={company}
          hasNoOffer={found.isMissing}
          draft={draft}
          onChange={change}
          onDone={() => {
            removeDraft(name);
            confirm();
          }}
        />
      ) : (
        <ReviewForm
          form={guestForm}
          company={company}
          hasNoOffer={found.isMissing}
          submit="review.form.submit"
        />
      )}
    </SiteModal>
  );
}
