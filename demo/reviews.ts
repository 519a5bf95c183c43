import type { DemoReview } from "./demo-requests.ts";

/** What guests wrote: eighteen are shown, four wait, two were turned down. */
export const demoReviews: DemoReview[] = [
  {
    customerName: "Ritika Chawla",
    review: "Everything ran to time except the breakfast, which nobody wanted to run.",
    customerAddress: "Ludhiana, Punjab",
    rating: 5,
    status: "Accepted",
  },
  {
    customerName: "Prakash Hegde",
    review:
      "Good cars, good driver. The hotel in Pahalgam was a little cold on the first night until we asked for a second quilt. After that it was fine.",
    customerAddress: "Mangaluru, Karnataka",
    rating: 4,
    status: "Accepted",
  },
  {
    customerName: "Shabnam Qureshi",
    review:
      "They told us the road to Gulmarg would be shut before the news did, and had a garden and a long lunch ready instead. We went up the next day.",
    customerAddress: "Bhopal, Madhya Pradesh",
    rating: 5,
    status: "Accepted",
  },
  {
    customerName: "Dilip Wagh",
    review:
      "Nice people, but the drive on the fourth day was too long for my parents. It should say so more clearly in the plan. The houseboat made up for some of it.",
    customerAddress: "Nashik, Maharashtra",
    rating: 3,
    status: "Accepted",
  },
  {
    customerName: "Anjali Mohan",
    review:
      "Vegetarian food everywhere, without anybody making a face. The lotus stem on the houseboat was the best thing I ate this year.",
    customerAddress: "Kochi, Kerala",
    rating: 5,
    status: "Accepted",
  },
  {
    customerName: "Tarun Bansal",
    review: "Solid planning and honest prices. The Wi-Fi in Sonamarg exists mainly as an idea.",
    customerAddress: "Jaipur, Rajasthan",
    rating: 4,
    status: "Accepted",
  },
  {
    customerName: "Nirmala Devi",
    review: "I am seventy-one and was never once hurried. The man who rowed us knew the name of every bird.",
    customerAddress: "Patna, Bihar",
    rating: 5,
    status: "Accepted",
  },
  {
    customerName: "Rehan Merchant",
    review:
      "We have booked twice now. Same planner, same driver, and she remembered that our son does not eat eggs.",
    customerAddress: "Mumbai, Maharashtra",
    rating: 5,
    status: "Accepted",
  },
  {
    customerName: "Swati Kulshrestha",
    review:
      "The saffron morning was the reason we came and it was worth getting up for. The wazwan dinner was too much food for two.",
    customerAddress: "Lucknow, Uttar Pradesh",
    rating: 4,
    status: "Accepted",
  },
  {
    customerName: "Joel Rodrigues",
    review:
      "First snow of our lives. The instructor was patient, the boots were dry, and there was soup at four.",
    customerAddress: "Panaji, Goa",
    rating: 5,
    status: "Accepted",
  },
  {
    customerName: "Kavita Rathi",
    review:
      "Clean rooms, polite staff, and a bill that matched the quote to the rupee. One star less because hot water came late on one morning.",
    customerAddress: "Indore, Madhya Pradesh",
    rating: 4,
    status: "Accepted",
  },
  {
    customerName: "Abdul Rahim",
    review: "Travelled with nine people and three opinions each. Zoya on the phone handled all twenty-seven.",
    customerAddress: "Hyderabad, Telangana",
    rating: 5,
    status: "Accepted",
  },
  {
    customerName: "Preeti Salvi",
    review:
      "Lovely place, average room. We had asked for a lake view and got half of one. They refunded the difference when we pointed it out.",
    customerAddress: "Thane, Maharashtra",
    rating: 3,
    status: "Accepted",
  },
  {
    customerName: "Subhash Dutta",
    review:
      "Gurez was simple, cold and wonderful. The family there treated us as relatives who had been away for some time.",
    customerAddress: "Kolkata, West Bengal",
    rating: 5,
    status: "Accepted",
  },
  {
    customerName: "Charu Vaidya",
    review: "Our flight was six hours late and the driver was there with tea.",
    customerAddress: "Pune, Maharashtra",
    rating: 5,
    status: "Accepted",
  },
  {
    customerName: "Naveen Shetty",
    review:
      "The plan bent around our toddler's naps without complaint. I would have liked one more day in Pahalgam and one less drive.",
    customerAddress: "Udupi, Karnataka",
    rating: 4,
    status: "Accepted",
  },
  {
    customerName: "Geeta Purohit",
    review:
      "No shopping stops that we had not asked for. Anyone who has been on a tour bus will know what that is worth.",
    customerAddress: "Ahmedabad, Gujarat",
    rating: 5,
    status: "Accepted",
  },
  {
    customerName: "Martin Kuruvilla",
    review:
      "Very good guide in Aru. The union cab was old, which is not the company's fault, and they had warned us about it.",
    customerAddress: "Kottayam, Kerala",
    rating: 4,
    status: "Accepted",
  },
  {
    customerName: "Simran Oberoi",
    review:
      "Back since yesterday and already looking at the pictures. Pine Lantern Lodge is exactly as described, including the soup.",
    customerAddress: "Chandigarh",
    rating: 5,
    status: "Pending",
  },
  {
    customerName: "Uday Naik",
    review: "Good trip on the whole. Please add a stop for coffee before Tangmarg.",
    customerAddress: "Margao, Goa",
    rating: 4,
    status: "Pending",
  },
  {
    customerName: "Fatima Ansari",
    review: "The candle dinner was simple and quiet and the waiter really did stay away.",
    customerAddress: "Nagpur, Maharashtra",
    rating: 5,
    status: "Pending",
  },
  {
    customerName: "Brijesh Pandey",
    review:
      "The hotel was changed on the second day because of a burst pipe. The new one was better, but we would have liked to hear it before noon.",
    customerAddress: "Varanasi, Uttar Pradesh",
    rating: 3,
    status: "Pending",
  },
  {
    customerName: "Test Person",
    review: "Testing the form, please ignore this.",
    customerAddress: "Somewhere",
    rating: 5,
    status: "Rejected",
  },
  {
    customerName: "Best Deals",
    review: "Great site, visit example.com for more great sites and cheap watches.",
    customerAddress: "The internet",
    rating: 5,
    status: "Rejected",
  },
];
