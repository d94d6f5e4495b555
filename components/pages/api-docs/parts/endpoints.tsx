import type { ApiEndpoint } from '@/lib/api/endpoints';
import { TabTitle } from '../tab-text';
import { EndpointCard, type EndpointWords } from './endpoint-card';

interface EndpointsProps {
  id: string;
  heading: string;
  endpoints: readonly ApiEndpoint[];
  words: EndpointWords;
}

/** Every endpoint of the document as a card. */
export function Endpoints({ id, heading, endpoints, words }: EndpointsProps) {
  return (
    <>
      <TabTitle id={id}>{heading}</TabTitle>
      {endpoints.map((endpoint) => (
        <EndpointCard key={endpoint.id} endpoint={endpoint} words={words} />
      ))}
    </>
  );
}
