import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** What the server does with the mails to an address that begins with this word; others are accepted. */
const behaviours = [
  /** 450: try again later. */
  'later',
  /** 550, before the message. */
  'unknown',
  /** 554, after the message, quoting it as spam filters do. */
  'spam',
  /** No answer until `release()`. */
  'stall',
  /** Accepts the message, then the connection breaks before the answer. */
  'die',
] as const;
type Behaviour = (typeof behaviours)[number];

export interface MailServer {
  url: string;
  /** The messages that it has taken, also those whose sender got no answer. */
  received: string[];
  /** Mails that wait for `release()` now. */
  stalled(): number;
  /** Answers what stalls, and behaves well from now on. */
  release(): void;
  close(): Promise<void>;
}

function answerError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** A real SMTP server on a port of this machine. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: string[] = [];
  const stalled: (() => void)[] = [];
  let isGood = false;
  const behaviourFor = (address: string | undefined): Behaviour | undefined =>
    isGood ? undefined : behaviours.find((word) => address?.startsWith(word));
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      const behaviour = behaviourFor(address);
      if (behaviour === 'later') done(answerError(450, '4.2.1 Mailbox busy'));
      else if (behaviour === 'unknown') done(answerError(550, '5.1.1 No such mailbox'));
      else if (behaviour === 'stall') stalled.push(done);
      else done();
    },
    onData(stream, session, done) {
      void text(stream).then((message) => {
        const behaviour = behaviourFor(session.envelope.rcptTo[0]?.address);
        if (behaviour === 'spam') {
          return done(
            answerError(
              554,
              '5.7.1 Blocked: https://x.example/#abc, 123456 and <spam@reef.example>',
            ),
          );
        }
        received.push(message);
        if (behaviour !== 'die') return done();
        for (const connection of server.connections) {
          // oxlint-disable-next-line no-underscore-dangle -- there is no other way to end it without an answer
          if (connection.session.id === session.id) connection._socket.destroy();
        }
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    stalled: () => stalled.length,
    release() {
      isGood = true;
      for (const answer of stalled.splice(0)) answer();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}
