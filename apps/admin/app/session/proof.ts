import type { SessionChannel } from '@buddyline/api-client/session-channel';
import { onSessionEnd } from './session.ts';

/** The question that a dialog shows; null while no call needs a proof. */
let question: PromiseWithResolvers<boolean> | null = null;

const listeners = new Set<() => void>();

/** The channel to the browser's other tabs; null until the API's client is created. */
let otherTabs: SessionChannel | null = null;

/** From now on a proof in one tab answers the others' question, because it is their session's too. */
export function shareProof(channel: SessionChannel): void {
  otherTabs = channel;
  channel.onProof(() => answer(true));
}

/** Asks the person to prove that it is them: one question for all calls that need it. */
export function askForProof(): Promise<boolean> {
  question ??= Promise.withResolvers<boolean>();
  tell();
  return question.promise;
}

/** The proof was given, so the calls are repeated. */
export function proofGiven(): void {
  otherTabs?.announceProof();
  answer(true);
}

/** The person would rather not, or their session has ended. */
export function proofRefused(): void {
  answer(false);
}

export const isProofAsked = (): boolean => question !== null;

/** Calls `listener` when a question begins or ends; returns a function that removes it. */
export function onProofAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

onSessionEnd(proofRefused);

function answer(isProved: boolean): void {
  question?.resolve(isProved);
  question = null;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
