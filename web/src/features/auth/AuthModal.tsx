import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAuth } from '../../auth/useAuth.ts';
import type { ModalProps } from '../../shell/modals/modalHost.tsx';
import { useFlash } from '../../shell/flash/FlashContext.tsx';
import { SiteModal } from '../../ui/modal/SiteModal.tsx';
import { BackButton } from './BackButton.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import { ForgotForm } from './ForgotForm.tsx';
import { Notice } from './Notice.tsx';
import { StepForm } from './steps/StepForm.tsx';
import { SwitchScreen } from './SwitchScreen.tsx';
import type { AuthNotice } from './authModals.ts';
import classes from './auth.module.css';
import { useSteps, type ShownStep } from './steps/useSteps.ts';
import { useForgetWish } from './useForgetWish.ts';
import { ViewAnnouncement } from './ViewAnnouncement.tsx';
import { viewTexts } from './viewTexts.ts';

/** What the modal shows. */
export type View =
  | { readonly kind: 'signup' | 'login' | 'forgot' | 'forgotSent' }
  | { readonly kind: 'step'; readonly step: ShownStep };

/** Signing up and in. What was typed stays while the visitor moves between the forms. */
export function AuthModal({ data, close }: ModalProps<'Auth'>) {
  useForgetWish();
  const flash = useFlash();
  const storedFault = useAuth(({ authErrorMessage }) => authErrorMessage);
  const [view, setView] = useState<View>({ kind: data.screen });
  const [notice, setNotice] = useState<AuthNotice | null>(data.notice ?? null);
  const [typed, setTyped] = useState({ email: '', password: '' });
  const steps = useSteps({
    onStep: (step) => show(step.step === 'resetPassword' ? { kind: 'forgot' } : { kind: 'step', step }),
    onDone: () => {
      close();
      flash({ variation: 'success', message: <FormattedMessage id="auth.done" /> });
    },
  });
  const show = (next: View, nextNotice: AuthNotice | null = null) => {
    steps.clear();
    setNotice(nextNotice);
    setView(next);
  };
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // A view without a form must not lose the focus, which the removed form had.
    if (document.activeElement === document.body) text.current?.focus();
  }, [view]);
  const { kind } = view;
  const texts = viewTexts(view, typed.email, data.partnerName);
  const isFirst = kind === 'signup' || kind === 'login';
  return (
    <SiteModal onClose={close} title={<FormattedMessage {...texts.title} />}>
      <ViewAnnouncement key={texts.title.id} texts={texts} />
      {texts.text === null ? null : (
        <p ref={text} tabIndex={-1} className={classes['text']}>
          <FormattedMessage {...texts.text} />
        </p>
      )}
      {notice === null ? null : <Notice notice={notice} />}
      {storedFault === null || !isFirst ? null : <Notice notice={{ id: storedFault, isError: true }} />}
      {isFirst ? (
        <CredentialsForm
          key={kind}
          screen={kind}
          source={data.source ?? null}
          steps={steps}
          typed={typed}
          onType={setTyped}
          onForgot={() => show({ kind: 'forgot' })}
        />
      ) : null}
      {kind === 'forgot' ? (
        <ForgotForm
          email={typed.email}
          onType={(email) => setTyped({ ...typed, email })}
          onSent={() => show({ kind: 'forgotSent' })}
          onTooMany={() => show({ kind: 'login' }, { id: 'auth.forgot.tooMany', isError: true })}
        />
      ) : null}
      {kind === 'step' ? <StepForm key={view.step.step} step={view.step} steps={steps} /> : null}
      {isFirst ? (
        <SwitchScreen screen={kind} onSwitch={(screen) => show({ kind: screen })} />
      ) : (
        <BackButton onBack={() => show({ kind: 'login' })} />
      )}
    </SiteModal>
  );
}
