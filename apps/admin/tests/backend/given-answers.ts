import { type Answer, refusal } from './answers.ts';

/** The answers to calls with an Idempotency-Key: the same call is done once, and answered as it was. */
export class GivenAnswers {
  readonly #given = new Map<string, { sent: string; answer: Answer }>();

  /** @param sent all that was sent under the key */
  async once(
    key: string | null,
    sent: string,
    answer: () => Answer | Promise<Answer>,
  ): Promise<Answer> {
    const given = key === null ? undefined : this.#given.get(key);
    if (given) {
      if (given.sent === sent) return given.answer;
      return refusal(422, 'This Idempotency-Key was sent with another request.');
    }
    const { headers, ...kept } = await answer();
    // A failure has changed nothing.
    if (key !== null && (kept.status ?? 200) < 400) this.#given.set(key, { sent, answer: kept });
    return headers ? { ...kept, headers } : kept;
  }
}
