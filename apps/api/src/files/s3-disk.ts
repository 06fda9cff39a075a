import { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import {
  GetObjectCommand,
  HeadBucketCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Disk, errors } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { ConfigError, type S3Config } from '../config.ts';
import { Reachability } from '../reachability.ts';
import type { ByteRange, OpenDisk } from './open-disk.ts';

/** Short time-outs, because a user waits for the upload or the picture. */
const timeouts = { connectionTimeout: 2_000, socketTimeout: 5_000 };
/**
 * Longest pause within a file, ms. Its reader may pause for 90 seconds, and nothing is read from the storage meanwhile.
 */
const bodyTimeout = 100_000;

/**
 * Opens a bucket of S3-compatible storage. An unreachable storage does not stop the start.
 * @throws ConfigError when the storage refuses the bucket or the keys
 */
export async function openS3Disk(s3: S3Config, limits = timeouts): Promise<OpenDisk> {
  const client = createClient(s3, limits);
  const reachability = watchCalls(client);
  await checkBucket(client, s3);
  const { bucket } = s3;
  // The API and the bucket control access; most S3-compatible storage has no ACLs.
  const driver = new S3Driver({ client, bucket, visibility: 'private', supportsACL: false });
  return {
    disk: new Disk(driver),
    reachability,
    readKey: (key, range) => readObject(client, { Bucket: bucket, Key: key }, range),
  };
}

function createClient(s3: S3Config, limits: typeof timeouts): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey } = s3;
  return new S3Client({
    ...(endpoint !== undefined && { endpoint }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: s3.isPathStyle,
    maxAttempts: 2,
    requestHandler: limits,
    // Other S3-compatible storage may not support Amazon's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** Any response, even a refusal, shows that the storage is reachable. */
function watchCalls(client: S3Client): Reachability {
  const reachability = new Reachability(
    'The storage of files',
    'reading and uploading files fails with 503, and removed files are deleted later',
  );
  client.middlewareStack.add(
    (next) => async (args) => {
      try {
        const answer = await next(args);
        reachability.found();
        return answer;
      } catch (error) {
        if (isRefusal(error)) reachability.found();
        else reachability.lost(error);
        throw error;
      }
    },
    { step: 'initialize', name: 'watchCalls' },
  );
  return reachability;
}

async function checkBucket(client: S3Client, { bucket, endpoint }: S3Config): Promise<void> {
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }));
  } catch (error) {
    if (!isRefusal(error)) return;
    const status = error.$metadata.httpStatusCode;
    const reason =
      status === 404
        ? 'there is no such bucket'
        : `it answers ${status}; check S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY`;
    throw new ConfigError(
      `S3_BUCKET ${bucket} cannot be used at ${endpoint ?? 'Amazon S3'}: ${reason}.`,
    );
  }
}

async function readObject(
  client: S3Client,
  object: { Bucket: string; Key: string },
  range: ByteRange | undefined,
): Promise<Readable> {
  const bytes = range && { Range: `bytes=${range.start}-${range.end}` };
  try {
    const { Body } = await client.send(new GetObjectCommand({ ...object, ...bytes }));
    if (Body instanceof IncomingMessage) Body.socket.setTimeout(bodyTimeout);
    if (Body instanceof Readable) return Body;
    throw new TypeError('The response of the storage has no body.');
  } catch (cause) {
    throw new errors.E_CANNOT_READ_FILE([object.Key], { cause });
  }
}

function isRefusal(error: unknown): error is S3ServiceException {
  if (!(error instanceof S3ServiceException)) return false;
  const status = error.$metadata.httpStatusCode ?? 500;
  return status < 500;
}
