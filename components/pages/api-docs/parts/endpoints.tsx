import type { ApiEndpoint } from '@/lib/api/endpoints';
import { PanelTitle } from '../panel-text';
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
      <PanelTitle id={id}>{heading}</PanelTitle>
      {endpoints.map((endpoint) => (
        <EndpointCard key={endpoint.id} endpoint={endpoint} words={words} />
      ))}
    </>
  );
}
