import type { MessageId } from '../../../../i18n/messageId.ts';
import type { ApplicationStage } from '../../../../__generated__/ApplicationStages_application.graphql.ts';

/** How far an application is, and since when: a day in ISO 8601, or null. */
export interface ReachedStage {
  readonly stage: ApplicationStage;
  readonly reachedOn: string | null;
}

/** The stages of an application in their order. */
export const stages = [
  'APPLIED',
  'DOCUMENTS',
  'APPROVED',
  'FIRST_PAYOUT',
] as const satisfies ApplicationStage[];

const names: Readonly<Record<string, MessageId>> = {
  APPLIED: 'desk.stage.applied',
  DOCUMENTS: 'desk.stage.documents',
  APPROVED: 'desk.stage.approved',
  FIRST_PAYOUT: 'desk.stage.firstPayout',
  ENDED: 'desk.stage.ended',
};

/** The message id of a stage's name. A stage that is new in the graph reads as the first. */
export const stageName = (stage: ApplicationStage): MessageId => names[stage] ?? 'desk.stage.applied';

/** Today in the visitor's time zone. */
const today = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** An application as the services know it. */
interface Known {
  readonly stage: ApplicationStage;
  readonly reachedOn?: string | null | undefined;
}

/** Whether all that is known is that the user went to the company's site: they have not said whether they applied there. */
export const isMereVisit = (isDirectApply: boolean, { stage, reachedOn }: Known): boolean =>
  !isDirectApply && stage === 'APPLIED' && reachedOn == null;

/** A stage that is reached today. When the user applied is known, unless they only went to the company's site. */
export const reachedNow = (stage: ApplicationStage, isVisit = false, now = new Date()): ReachedStage => ({
  stage,
  reachedOn: stage === 'APPLIED' && !isVisit ? null : today(now),
});
