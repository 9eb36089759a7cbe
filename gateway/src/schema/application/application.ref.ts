import { builder } from '../../builder/builder.ts';
import type { MyApplication } from '../../rest/rows.ts';

/** How far the signed-in user's application for an offer is. */
export interface UserApplication extends MyApplication {
  readonly offerId: number;
}

export const ApplicationRef = builder.objectRef<UserApplication>('Application');

export const ApplicationStageRef = builder.enumType('ApplicationStage', {
  description: 'How far an application is, as the user reports it.',
  values: {
    APPLIED: { value: 'applied', description: 'The user applied.' },
    DOCUMENTS: { value: 'documents', description: 'The company asked for documents, or has them.' },
    APPROVED: { value: 'approved', description: 'The company approved the user, who can start.' },
    FIRST_PAYOUT: { value: 'first_payout', description: 'The user was paid for the first time.' },
    ENDED: { value: 'ended', description: 'The user gave up, or was refused.' },
  } as const,
});
