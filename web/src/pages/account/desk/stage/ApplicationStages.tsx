import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type {
  ApplicationStage,
  ApplicationStages_application$key,
} from '../../../../__generated__/ApplicationStages_application.graphql.ts';
import { useFlash, useFlashStore } from '../../../../shell/flash/FlashContext.tsx';
import { useDateFormat } from '../../../../ui/date/useDateFormat.ts';
import classes from './ApplicationStages.module.css';
import { reachedNow, stageName, stages, type ReachedStage } from './stages.ts';
import { useSetStage } from './useSetStage.ts';

interface ApplicationStagesProps {
  readonly application: ApplicationStages_application$key;
  readonly offerId: string;
  readonly partnerName: string;
  /** Whether the user only went to the company's site, so that no stage is reached. */
  readonly isVisit: boolean;
}

/** A choice that is not saved, and the server's reason, if it gave one. */
interface Unsaved {
  readonly choice: ReachedStage;
  readonly reason: string | null;
}

/** Shows how far an application is and sets it, forward or back. A choice that could not be saved can be sent again. */
export function ApplicationStages({
  application: key,
  offerId,
  partnerName,
  isVisit,
}: ApplicationStagesProps) {
  const { id, stage, reachedOn } = useFragment(
    graphql`
      fragment ApplicationStages_application on Application {
        id
        stage
        reachedOn
      }
    `,
    key,
  );
  const { formatMessage } = useIntl();
  const formatDate = useDateFormat();
  const flash = useFlash();
  const flashes = useFlashStore();
  const setStage = useSetStage(id, offerId);
  const [unsaved, setUnsaved] = useState<Unsaved | null>(null);

  const save = async (choice: ReachedStage): Promise<boolean> => {
    setUnsaved(null);
    const outcome = await setStage(choice);
    if (outcome === 'failed') setUnsaved({ choice, reason: null });
    else if (typeof outcome === 'object') setUnsaved({ choice, reason: outcome.refused });
    return outcome === 'saved';
  };

  const choose = async (choice: ReachedStage) => {
    const former = { stage, reachedOn: reachedOn ?? null };
    if ((choice.stage === former.stage && !isVisit) || !(await save(choice))) return;
    const shown = flash({
      variation: 'info',
      source: 'stage',
      pushable: false,
      message: (
        <FormattedMessage
          id="desk.stage.saved"
          values={{ partner: partnerName, stage: formatMessage({ id: stageName(choice.stage) }) }}
        />
      ),
      action: {
        label: <FormattedMessage id="app.undo" />,
        handler: () => {
          flashes.close(shown);
          void save(former);
        },
      },
    });
  };

  const reached = isVisit ? -1 : stages.findIndex((one) => one === stage);
  const stageButton = (one: ApplicationStage, isDone: boolean) => (
    <button
      type="button"
      className={classes['stage']}
      aria-pressed={one === stage && !isVisit}
      data-done={isDone || undefined}
      onClick={() => void choose(reachedNow(one, isVisit))}
    >
      <span className={classes['mark']} aria-hidden>
        {isDone && <IconCheck size={14} stroke={2.5} />}
      </span>
      <span>
        <FormattedMessage id={stageName(one)} />
        {one === stage && reachedOn && (
          <time className={classes['day']} dateTime={reachedOn}>
            {formatDate(reachedOn, { dateStyle: 'medium' })}
          </time>
        )}
      </span>
    </button>
  );

  return (
    <div
      className={classes['stages']}
      role="group"
      aria-label={formatMessage({ id: 'desk.stage' }, { partner: partnerName })}
    >
      <ol className={classes['list']}>
        {stages.map((one, at) => (
          <li key={one}>{stageButton(one, at <= reached)}</li>
        ))}
      </ol>
      <div className={classes['end']}>{stageButton('ENDED', stage === 'ENDED')}</div>
      {unsaved && (
        <div className={classes['unsaved']} role="alert">
          <p>
            {unsaved.reason ?? (
              <FormattedMessage
                id="desk.stage.failed"
                values={{ stage: formatMessage({ id: stageName(unsaved.choice.stage) }) }}
              />
            )}
          </p>
          {unsaved.reason === null && (
            <Button size="sm" variant="default" onClick={() => void choose(unsaved.choice)}>
              <FormattedMessage id="app.retry" />
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
