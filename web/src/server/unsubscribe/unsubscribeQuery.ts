import { getRequest, graphql } from 'relay-runtime';

/** Switches off the mails about new offers, for the address that a link of such a mail gets a POST at. */
export const unsubscribeQuery = getRequest(graphql`
  mutation unsubscribeQueryMutation($token: String!) {
    unsubscribe(input: { token: $token }) {
      success
    }
  }
`);
