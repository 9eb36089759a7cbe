import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { send } from '../../../auth/machine/accountMachine.ts';
import { useAuth } from '../../../auth/useAuth.ts';
import { useSession } from '../../../auth/useSession.ts';
import type { ModalProps } from '../../../shell/modals/modalHost.tsx';
import { useFlash } from '../../../shell/flash/FlashContext.tsx';
import { SiteModal } from '../../../ui/modal/SiteModal.tsx';
import { BackButtons } from './BackButtons.tsx';
import { beginDialog } from './beginDialog.ts';
import { CredentialsForm } from '../CredentialsForm.tsx';
import { ForgotForm } from '../ForgotForm.tsx';
import { MandatoryNote } from './MandatoryNote.tsx';
import { Notice } from '../Notice.tsx';
import { StepForm } from '../steps/StepForm.tsx';
import { SwitchScreen } from './SwitchScreen.tsx';
import classes from '../auth.module.css';
import { useSteps } from '../steps/useSteps.ts';
import { useAccount } from './useAccount.ts';
import { useForgetAtEnd } from '../useForgetAtEnd.ts';
import { viewOf, type FirstScreen } from './view.ts';
import { ViewAnnouncement } from './ViewAnnouncement.tsx';
import { viewTexts } from './viewTexts.ts';

/** Signing up and in. What was typed stays while the visitor moves between the forms. */
export function AuthModal({ data, close }: ModalProps<'Auth'>) {
  useForgetAtEnd();
  const flash = useFlash();
  const storedFault = useAuth(({ authErrorMessage }) =>
    // A message above the page has said so already.
    authErrorMessage === 'auth.error.sessionEnded' ? null : authErrorMessage,
  );
  const [begun] = useState(() => beginDialog(data.screen, data.email));
  const isSignedIn = useSession() === 'signedIn';
  const state = useAccount();
  const [screen, setScreen] = useState(begun.screen);
  const [isChosen, setChosen] = useState(begun.isChosen);
  const [opening, setOpening] = useState(data.notice ?? null);
  const [typed, setTyped] = useState({ email: begun.email, password: '' });
  const steps = useSteps({
    onStep: (step) => {
      setOpening(null);
      setChosen(false);
      if (step.step === 'logIn') setScreen('login');
    },
    onDone: () => {
      close();
      flash({ variation: 'success', message: <FormattedMessage id="auth.done" /> });
    },
  });
  const choose = (next: FirstScreen) => {
    steps.clear();
    setOpening(null);
    setScreen(next);
    setChosen(true);
  };
  const forgot = () => {
    steps.clear();
    setOpening(null);
    send('forgot', { email: typed.email, isRequired: false });
  };
  const startAnew = (next: FirstScreen) => {
    if (isSignedIn) {
      close();
      return;
    }
    choose(next);
    send('startAnew');
  };
  const view = viewOf(state, screen, isChosen);
  const { kind } = view;
  // A user who is logged in may want a link for a forgotten password, too.
  const isOfUser = begun.isOfUser && (kind === 'forgot' || kind === 'forgotSent');
  useEffect(() => {
    // Another tab has ended what this dialog began.
    if (isSignedIn && !isOfUser && !steps.sending) close();
  }, [close, isOfUser, isSignedIn, steps.sending]);
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // A view without a form must not lose the focus, which the removed form had.
    if (document.activeElement === document.body) text.current?.focus();
  }, [kind]);
  const texts = viewTexts(view, typed.email, data);
  const isFirst = kind === 'signup' || kind === 'login';
  const notice = isFirst ? (opening ?? view.notice) : null;
  return (
    <SiteModal onClose={close} title={<FormattedMessage {...texts.title} />}>
      <ViewAnnouncement key={texts.title.id} texts={texts} />
      {texts.text === null ? null : (
        <p ref={text} tabIndex={-1} className={classes['text']}>
          <FormattedMessage {...texts.text} />
        </p>
      )}
      {notice === null ? null : <Notice notice={notice} />}
      {storedFault === null || !isFirst || notice !== null ? null : (
        <Notice notice={{ id: storedFault, isError: true }} />
      )}
      {isFirst ? (
        <CredentialsForm
          key={kind}
          screen={kind}
          source={data.source ?? null}
          steps={steps}
          typed={typed}
          onType={setTyped}
          isInDoubt={notice?.id === 'auth.confirmed.logIn'}
          onForgot={forgot}
        />
      ) : null}
      {kind === 'forgot' ? (
        <ForgotForm email={typed.email} onType={(email) => setTyped({ ...typed, email })} />
      ) : null}
      {kind === 'forgotSent' ? (
        <Button variant="subtle" size="compact-md" onClick={forgot}>
          <FormattedMessage id="auth.link.resend" />
        </Button>
      ) : null}
      {kind === 'step' ? <StepForm key={view.step.step} step={view.step} steps={steps} /> : null}
      {isFirst ? (
        <SwitchScreen screen={kind} onSwitch={choose} />
      ) : (
        <BackButtons
          waits={kind === 'step' && (view.step.step === 'confirmSignUp' || view.step.step === 'waitForLink')}
          onLogIn={choose}
          onStartAnew={startAnew}
        />
      )}
      <MandatoryNote namesPolicy={kind !== 'signup'} />
    </SiteModal>
  );
}
