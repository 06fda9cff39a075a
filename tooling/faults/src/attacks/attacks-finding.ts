import { setTimeout as wait } from 'node:timers/promises';
import type { Finding } from '../finding.ts';
import { type Call, type CallResult, callerTo } from '../running-api.ts';
import { type Arms, attackerAddress, attacks } from './attacks.ts';
import { type Attacker, type DemoStack, megabytesOf, withDemoStack } from './demo-stack.ts';
import { type Seen, watchOthers } from './watch-others.ts';

const maxMs = 250;
const maxMb = 512;

/** Each attack for so many seconds on each engine, while others use the API, the panel and the share page. */
export async function attackAll(seconds = 30): Promise<Finding> {
  const lines: string[] = [];
  let isReached = true;
  for (const engine of ['embedded', 'postgres'] as const) {
    await withDemoStack(engine, async (stack) => {
      for (const name of Object.keys(attacks)) {
        const one = await attackOnce(stack, name, seconds);
        lines.push(`${engine}, ${name}: ${one.text}`);
        console.error(`  ${one.isHeld ? 'ok    ' : 'FAILED'} ${lines.at(-1)}`);
        isReached &&= one.isHeld;
      }
    });
  }
  return {
    fault: `attacks, ${seconds} s each`,
    target: `others: p99 < ${maxMs} ms and no failure; each server at most ${maxMb} MB`,
    result: isReached ? `all ${lines.length} held` : 'see the lines above',
    isReached,
  };
}

async function attackOnce(stack: DemoStack, name: string, seconds: number) {
  const { api, panel, share, postId } = stack;
  const { arms, answers: got } = arm(stack, await stack.newAttacker());
  const servers = { api, panel, share };
  const peaks = new Map<string, number>();
  const look = () => {
    for (const [server, app] of Object.entries(servers)) {
      peaks.set(server, Math.max(peaks.get(server) ?? 0, megabytesOf(app)));
    }
  };
  const addresses = {
    api: `${api.origin}/api/posts/get/${postId}`,
    panel: `${panel.origin}/panel/login`,
    share: `${share.origin}/posts/${postId}`,
  };
  const stopped = new AbortController();
  const looking = setInterval(look, 250);
  const seen = await watchOthers(addresses, async () => {
    const attacking = attacks[name]?.(arms, stopped.signal);
    // An attack that cannot begin is no finding. What is under way at its end may take a while.
    await Promise.race([attacking, wait(seconds * 1_000)]);
    look();
    stopped.abort();
    void attacking?.catch(() => undefined);
  });
  clearInterval(looking);
  const others = Object.entries(seen).map(([server, answers]) => ({ server, ...figures(answers) }));
  const isHeld =
    others.every(({ p99, failures }) => p99 < maxMs && failures === 0) &&
    [...peaks.values()].every((mb) => mb <= maxMb);
  const text = others
    .map(({ server, p50, p99, failures, count }) => {
      const waited = `p50 ${p50.toFixed(0)}, p99 ${p99.toFixed(0)} ms`;
      return `${server} ${waited}, ${failures} of ${count} failed, ${peaks.get(server)?.toFixed(0)} MB`;
    })
    .join('; ');
  return { isHeld, text: `${text}; the attacker got ${described(got)}` };
}

/** Counts the attacker's answers, which say whether an attack has arrived at all. */
function arm(stack: DemoStack, attacker: Attacker): { arms: Arms; answers: Map<number, number> } {
  const answers = new Map<number, number>();
  const callers = new Map<string, (call: Call) => Promise<CallResult>>();
  const send: Arms['send'] = async (origin, call) => {
    const caller = callers.get(origin) ?? callerTo(origin);
    callers.set(origin, caller);
    const answer = await caller({ ...call, headers: { ...attackerAddress, ...call.headers } });
    answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
    return answer;
  };
  const { api } = stack;
  const call: Arms['call'] = ({ headers, ...rest }) =>
    send(api.origin, { ...rest, headers: { authorization: attacker.authorization, ...headers } });
  return { arms: { ...stack, attacker, call, send }, answers };
}

function described(answers: ReadonlyMap<number, number>): string {
  if (answers.size === 0) return 'no answers';
  return [...answers].map(([status, count]) => `${count} × ${status}`).join(', ');
}

function figures(answers: readonly Seen[]) {
  const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Infinity;
  const failures = answers.filter(({ status }) => status !== 200).length;
  return { p50: at(0.5), p99: at(0.99), failures, count: answers.length };
}
