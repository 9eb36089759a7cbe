import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { post } from '../promises/post.mjs';

const offerId = Buffer.from('JobOffer:1').toString('base64');

const query =
  'mutation ($input: CreateLeadInput!) { createLead(input: $input) { lead { id } userErrors { code } } }';

/** Sends one lead. @returns whether it was acknowledged */
export const apply = async (url, idempotencyKey) => {
  const answer = await post(url, { query, variables: { input: { idempotencyKey, offerId } } }).catch(
    () => null,
  );
  if (answer?.status !== 200) return false;
  return (JSON.parse(answer.text).data?.createLead?.lead?.id ?? null) !== null;
};

/** Visitors who apply again and again, each time until it is acknowledged, as the site does. */
export const startApplicants = (url, { visitors = 8, retryMs = 50 } = {}) => {
  const state = { isRunning: true, attempts: 0, acknowledged: [] };
  const visitor = async () => {
    while (state.isRunning) {
      const key = randomUUID();
      let isAcknowledged = false;
      while (!isAcknowledged && state.isRunning) {
        state.attempts += 1;
        isAcknowledged = await apply(url, key);
        if (!isAcknowledged) await pause(retryMs);
      }
      if (isAcknowledged) state.acknowledged.push(key);
    }
  };
  const all = Array.from({ length: visitors }, visitor);
  return {
    state,
    stop: async () => {
      state.isRunning = false;
      await Promise.all(all);
    },
  };
};

/** Compares what was acknowledged with what is stored. */
export const compareLeads = (acknowledged, stored) => {
  const kept = new Set(stored);
  return {
    lost: acknowledged.filter((key) => !kept.has(key)).length,
    doubled: stored.length - kept.size,
  };
};
