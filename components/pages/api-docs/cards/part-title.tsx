/** A heading inside a card, and what it is about. */
export const PartTitle = ({ name, meaning }: { name: string; meaning: string }) => (
  <h4 className="mt-6 font-semibold">
    {name} <span className="endpoint-place">{meaning}</span>
  </h4>
);
