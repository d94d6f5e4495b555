import type { ApiEndpoint } from '@/lib/api/endpoints';
import { EndpointCard, type EndpointWords } from './endpoint-card';

interface EndpointsProps {
  id: string;
  heading: string;
  endpoints: readonly ApiEndpoint[];
  words: EndpointWords;
}

/** Every endpoint of the document as a card (SPEC 2, API documentation). */
export function Endpoints({ id, heading, endpoints, words }: EndpointsProps) {
  return (
    <>
      <h2 id={id} className="type-h4">
        {heading}
      </h2>
      {endpoints.map((endpoint) => (
        <EndpointCard key={endpoint.id} endpoint={endpoint} words={words} />
      ))}
    </>
  );
}
