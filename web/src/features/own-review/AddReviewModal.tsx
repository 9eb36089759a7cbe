import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { onLeaving } from '../../auth/session/openForms.ts';
import { useSession } from '../../auth/useSession.ts';
import type { ModalProps } from '../../shell/modals/modalHost.tsx';
import { useOpenAuth } from '../../shell/modals/useOpenAuth.ts';
import { SiteModal } from '../../ui/modal/SiteModal.tsx';
import { CityChoice } from './CityChoice.tsx';
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
import { draftName, isOffer, type ReviewedOffer, type ReviewTarget } from './reviewTarget.ts';
import { UsersReview } from './UsersReview.tsx';

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
  const [offer, setOffer] = useState<ReviewedOffer | null>(isOffer(data) ? data : null);
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
  const cityId = useId();
  const [isChecked, setIsChecked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const isCityMissing = !isOffer(data) && data.place.citySlug === null && value.citySlug === '';
  const checkCity = (): boolean => {
    setIsChecked(true);
    if (isCityMissing) document.getElementById(cityId)?.focus();
    return !isCityMissing;
  };
  return (
    <SiteModal
      onClose={leave}
      title={<FormattedMessage id="review.form.title" values={{ partner: data.partner }} />}
    >
      {isOffer(data) ? (
        <p className={classes['lead']}>
          <FormattedMessage id="review.about" values={{ city: data.city, partner: data.partner }} />
        </p>
      ) : (
        <CityChoice
          id={cityId}
          isMissing={isChecked && isCityMissing}
          isInert={isBusy}
          company={data}
          citySlug={value.citySlug}
          onChoose={(citySlug) => change({ ...value, citySlug })}
          onOffer={setOffer}
        />
      )}
      {session === 'signedIn' ? (
        <UsersReview
          offer={offer}
          company={isOffer(data) ? null : data}
          draft={draft}
          onChange={change}
          checkAbove={checkCity}
          onBusy={setIsBusy}
          onDone={() => {
            removeDraft(name);
            confirm();
          }}
        />
      ) : (
        <ReviewForm
          value={value}
          onChange={change}
          checkAbove={checkCity}
          onSend={askToSignUp}
          sending={false}
          ready={session === 'guest'}
          submit="review.form.submit"
          failure={null}
          rejected={[]}
        />
      )}
    </SiteModal>
  );
}
