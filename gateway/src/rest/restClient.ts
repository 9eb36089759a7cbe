import type { AnswerOf, OperationAt, PathWith, RequestOf, UpstreamPaths, Verb } from './contractTypes.ts';
import type { RestCall, Target } from './call.ts';
import type { Outcome } from './outcome.ts';
import type { RestSender } from './restSender.ts';

/** The request is optional if none of its fields is required. */
type RequestArgument<O> = {} extends RequestOf<O> ? [request?: RequestOf<O>] : [request: RequestOf<O>];

type Read<Paths> = <P extends PathWith<'get', Paths>>(
  path: P,
  ...request: RequestArgument<OperationAt<'get', Paths, P>>
) => Promise<AnswerOf<OperationAt<'get', Paths, P>> | null>;

type Write<V extends Verb, Paths> = <P extends PathWith<V, Paths>>(
  path: P,
  ...request: RequestArgument<OperationAt<V, Paths, P>>
) => Promise<Outcome<AnswerOf<OperationAt<V, Paths, P>>>>;

/** One upstream, typed by its contract: reads give the answer or null, writes how they ended. */
interface Upstream<Paths> {
  readonly get: Read<Paths>;
  readonly post: Write<'post', Paths>;
  readonly patch: Write<'patch', Paths>;
  readonly delete: Write<'delete', Paths>;
}

type External = UpstreamPaths['external'];
type ExternalOperation = OperationAt<'get', External, PathWith<'get', External>>;

/** The upstreams of one request. */
export interface RestClient {
  readonly webApi: Upstream<UpstreamPaths['webApi']>;
  readonly sales: Upstream<UpstreamPaths['sales']>;
  readonly ofp: Upstream<UpstreamPaths['ofp']>;
  readonly moreJobs: Upstream<UpstreamPaths['moreJobs']>;
  /** Takes the absolute URL where the service is mounted in place of a path. */
  readonly external: {
    readonly get: (
      url: string,
      request: RequestOf<ExternalOperation>,
    ) => Promise<AnswerOf<ExternalOperation> | null>;
  };
}

type Request = Omit<RestCall, 'target' | 'path' | 'method'>;

/** Gives the untyped calls of the sender the types of the contracts. */
export const restClient = ({ attempt, load }: Pick<RestSender, 'attempt' | 'load'>): RestClient => {
  const upstream = (target: Target) => {
    const write = (method: RestCall['method'] & string) => (path: string, request?: Request) =>
      attempt({ target, path, method, ...request });
    return {
      get: (path: string, request?: Request) => load({ target, path, ...request }),
      post: write('POST'),
      patch: write('PATCH'),
      delete: write('DELETE'),
    };
  };
  // The sender checks every answer against the contract that these types are generated from.
  return {
    webApi: upstream('webApi'),
    sales: upstream('sales'),
    ofp: upstream('ofp'),
    moreJobs: upstream('moreJobs'),
    external: upstream('external'),
  } as RestClient;
};
