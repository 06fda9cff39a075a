import type { Config } from '../config.ts';
import type { Api } from './api.ts';

export async function describeApi(_api: Api, _config: Config): Promise<void> {}
